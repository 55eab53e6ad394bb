// Writes .br and .gz beside every text asset of dist/, then adds up what a browser loads for its first look at a table:
// the page, the entry, the table's page and all that these import. Fails above the limit.
import { brotliCompressSync, gzipSync, constants } from 'node:zlib'
import { readdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const limit = 250_000
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
rmSync(join(dist, '.vite'), { recursive: true })

const compressed = new Map()
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = join(entry.parentPath ?? entry.path, entry.name)
  const bytes = readFileSync(path)
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  const gzip = gzipSync(bytes, { level: 9 })
  writeFileSync(path + '.br', brotli)
  writeFileSync(path + '.gz', gzip)
  compressed.set(path, { brotli: brotli.length, gzip: gzip.length })
}

function filesOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const other of chunk.imports ?? []) filesOf(other, found)
  return found
}

const needed = new Set(['index.html'])
for (const key of ['index.html', 'src/pages/Table.svelte']) filesOf(key, needed)
let brotli = 0
let gzip = 0
for (const file of needed) {
  const size = compressed.get(join(dist, file))
  if (!size) continue
  brotli += size.brotli
  gzip += size.gzip
}
const kilo = (bytes) => (bytes / 1000).toFixed(1) + ' KB'
console.log(`first load of a table: ${needed.size} files, ${kilo(brotli)} brotli, ${kilo(gzip)} gzip (limit ${kilo(limit)})`)
if (gzip > limit) {
  console.error('too large')
  process.exit(1)
}
