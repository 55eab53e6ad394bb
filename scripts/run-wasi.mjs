#!/usr/bin/env node
// Runs a WASI command module: node scripts/run-wasi.mjs program.wasm [arguments...]
// Hands over arguments and environment, opens no folder, and ends with the program's own exit code
// (134, as after abort, when the program hits a trap).

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import process from 'node:process';
import { spawnSync } from 'node:child_process';

// Node warns on every start that its WASI is experimental; all other warnings stay.
const emitWarning = process.emitWarning;
process.emitWarning = (warning, ...rest) => {
  const type = typeof rest[0] === 'object' ? rest[0]?.type : rest[0];
  if (type === 'ExperimentalWarning' && /WASI/.test(String(warning))) return;
  emitWarning.call(process, warning, ...rest);
};

const [path, ...args] = process.argv.slice(2);
if (!path) {
  console.error('usage: node scripts/run-wasi.mjs program.wasm [arguments...]');
  process.exit(2);
}

let WASI;
try {
  ({ WASI } = await import('node:wasi'));
} catch (error) {
  // Node 18 hides the module behind a flag: start once more with it.
  const flag = '--experimental-wasi-unstable-preview1';
  if (process.execArgv.includes(flag)) throw error;
  const again = spawnSync(process.execPath, [flag, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(again.status ?? 1);
}

const wasi = new WASI({
  version: 'preview1',
  args: [basename(path), ...args],
  env: process.env,
  preopens: {},
  returnOnExit: true,
});

let bytes;
try {
  bytes = await readFile(path);
} catch (error) {
  console.error(`run-wasi: cannot read ${path}: ${error.code}`);
  process.exit(2);
}
const module = await WebAssembly.compile(bytes);
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
try {
  process.exitCode = wasi.start(instance) ?? 0;
} catch (error) {
  if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  console.error(`${basename(path)}: trap: ${error.message}`);
  process.exitCode = 134;
}
