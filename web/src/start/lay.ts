import type { Body } from '../lib/client'
import { client } from '../lib/connection.svelte'
import type { Bilingual } from '../lib/protocol.gen'
import { keepSeats } from '../lib/seats'
import { sortTokens } from './plan'

/** Lays a table and keeps its seats in this browser; gives its id. */
export async function layTable(plan: Body<'create'>, name: string, about: Bilingual): Promise<string> {
  const reply = await client.request('create', plan)
  const { mine, invitations } = sortTokens(reply)
  keepSeats(reply.match, mine, { name, about, ...(invitations.length > 0 ? { invitations } : {}) })
  return reply.match
}
