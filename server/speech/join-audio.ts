import { fileTypeFromBuffer } from 'file-type';

export type Sound = Readonly<{ bytes: Buffer; type: string }>;

/** By what `file-type` says, to what browsers are told. */
const known: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'audio/flac': 'audio/flac',
  'audio/x-flac': 'audio/flac',
  'audio/aac': 'audio/aac',
};
/** Streams of frames, which may follow one another in one file. */
const FRAMED = new Set(['audio/mpeg', 'audio/ogg', 'audio/aac']);

/** The pieces of one reading as one file, typed by their bytes; null where they are no sound or cannot be joined. */
export async function joinAudio(pieces: readonly Buffer[]): Promise<Sound | null> {
  const types = await Promise.all(
    pieces.map(async (bytes) => known[(await fileTypeFromBuffer(bytes))?.mime ?? '']),
  );
  const [type] = types;
  const [first] = pieces;
  if (type === undefined || first === undefined || !types.every((other) => other === type)) return null;
  if (type === 'audio/wav') return joinWav(pieces);
  if (pieces.length === 1) return { bytes: first, type };
  return FRAMED.has(type) ? { bytes: Buffer.concat(pieces), type } : null;
}

type Wav = { format: Buffer; samples: Buffer };

/** One WAV of several with the same format, with true lengths: who writes into a pipe does not know them beforehand. */
export function joinWav(pieces: readonly Buffer[]): Sound | null {
  const parsed = pieces.map(readWav);
  const format = parsed[0]?.format;
  if (format === undefined || !parsed.every((wav): wav is Wav => wav?.format.equals(format) === true))
    return null;
  const samples = Buffer.concat(parsed.map((wav) => wav.samples));
  if (samples.length === 0) return null;
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(4 + 8 + format.length + 8 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(format.length, 16);
  const data = Buffer.alloc(8);
  data.write('data', 0, 'latin1');
  data.writeUInt32LE(samples.length, 4);
  return { bytes: Buffer.concat([head, format, data, samples]), type: 'audio/wav' };
}

function readWav(bytes: Buffer): Wav | null {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  let format: Buffer | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length, bytes.length);
    if (id === 'fmt ') format = bytes.subarray(at + 8, end);
    if (id === 'data') return format === null ? null : { format, samples: bytes.subarray(at + 8, end) };
    at = end + (length % 2);
  }
  return null;
}
