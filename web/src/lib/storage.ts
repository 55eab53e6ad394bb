// localStorage that never throws: where the browser forbids it, things are remembered until the page is closed.
const memory = new Map<string, string>();

export function readStored<T>(key: string): T | undefined {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(key);
  } catch {
    text = undefined;
  }
  text ??= memory.get(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
