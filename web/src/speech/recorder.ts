/** Types by preference: the first that the browser can record. All are taken by the server. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Longest recording, ms; it ends by itself then. */
export const LONGEST_NOTE_MS = 3 * 60_000;

export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';

export interface Recording {
  /** Ends it and gives the sound. */
  finish: () => Promise<Blob>;
  /** Ends it and forgets the sound. */
  abort: () => void;
}

/** Records from the microphone. Rejects where the person or the browser refuses it. */
export async function record(onEnd: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      clearTimeout(limit);
      // Without the codec: the file's bytes tell it.
      resolve(new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }));
      onEnd();
    });
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, LONGEST_NOTE_MS);
  recorder.start();
  return {
    finish: async () => {
      stop();
      return ended;
    },
    abort: stop,
  };
}
