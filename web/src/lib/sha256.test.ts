import { describe, expect, it } from 'vitest';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { fromHex, hmacSha256, sha256, toHex } from './sha256';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of the standard: %j', (message, digest) => {
    expect(toHex(sha256(bytes(message)))).toBe(digest);
  });

  it('of a million letters', () => {
    expect(toHex(sha256(bytes('a'.repeat(1_000_000))))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('of every length round a block equals the one of Node', () => {
    for (let length = 0; length <= 200; length++) {
      const message = new Uint8Array(randomBytes(length));
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('hmacSha256', () => {
  it('of RFC 4231, cases 1, 2 and 6', () => {
    expect(toHex(hmacSha256(new Uint8Array(20).fill(0x0b), bytes('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
    expect(toHex(hmacSha256(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    const long = new Uint8Array(131).fill(0xaa);
    expect(toHex(hmacSha256(long, bytes('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    );
  });

  it('equals the one of Node for keys of all lengths', () => {
    for (let length = 0; length <= 130; length += 13) {
      const key = new Uint8Array(randomBytes(length));
      const message = new Uint8Array(randomBytes(length * 2));
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});

describe('hex', () => {
  it('goes both ways and refuses what is none', () => {
    expect(toHex(fromHex('00ff10AB')!)).toBe('00ff10ab');
    expect(fromHex('0')).toBeUndefined();
    expect(fromHex('zz')).toBeUndefined();
  });
});
