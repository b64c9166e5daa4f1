import { writeSync } from 'node:fs';

/** Writes a text at a place of an open file and returns its bytes; a disk that is nearly full takes only a part at a time. */
export function writeAll(file: number, text: string, position: number): number {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, position + done);
  }
  return bytes.length;
}
