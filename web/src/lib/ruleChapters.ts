// A rule book as its chapters: entries that follow each other under one heading. A book without chapters is one group.
import type { Bilingual } from './protocol.gen';

export interface Chapter<R> {
  name: Bilingual | undefined;
  rules: R[];
}

export function chaptersOf<R extends { chapter?: Bilingual }>(rules: readonly R[]): Chapter<R>[] {
  const chapters: Chapter<R>[] = [];
  for (const rule of rules) {
    const last = chapters[chapters.length - 1];
    if (last && last.name?.de === rule.chapter?.de) last.rules.push(rule);
    else chapters.push({ name: rule.chapter, rules: [rule] });
  }
  return chapters;
}
