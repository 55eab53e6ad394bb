import { pick } from '../lib/i18n';
import type { Fault, People } from './types';

/** What the server says, with the names of figures where it has their ids. */
export function faultText(fault: Fault, people: People | undefined): string {
  const types = [...(people?.figures ?? []), ...(people?.vehicles ?? [])];
  const named = pick(fault.text).replace(/[„“]([\w-]+)[“”]/g, (whole, id: string) => {
    const type = types.find((one) => one.id === id);
    return type ? pick(type.name) : whole;
  });
  return named.charAt(0).toUpperCase() + named.slice(1);
}
