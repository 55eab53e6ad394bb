import type { Refusal } from './protocol.gen';

/** Codes of the protocol, and `connection`: the connection broke before an answer came, or there is none. */
export type RefusedCode = Refusal['code'] | 'connection';

/** A refusal is an answer: requests reject with this, and `message` can be shown to the person. */
export class Refused extends Error {
  readonly code: RefusedCode;
  readonly rule: string | undefined;
  readonly field: string | undefined;

  constructor(refusal: { code: RefusedCode; text: string; rule?: string; field?: string }) {
    super(refusal.text);
    this.name = 'Refused';
    this.code = refusal.code;
    this.rule = refusal.rule || undefined;
    this.field = refusal.field;
  }
}
