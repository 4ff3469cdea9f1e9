/** A sound or an utterance under way. */
export interface Playing {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Plays the audio file at `url`; resolves at its end. Throws where it cannot be played, and when `signal` ends it. */
export async function playSound(
  url: string,
  { signal, heard }: { signal: AbortSignal; heard: (playing: Playing) => void },
): Promise<void> {
  const audio = new Audio(url);
  const stop = () => {
    audio.pause();
    audio.removeAttribute('src');
  };
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The audio cannot be played.')));
    signal.addEventListener('abort', () => {
      stop();
      reject(new Error('The reading was stopped.'));
    });
    audio.addEventListener('playing', () => {
      heard({ pause: () => audio.pause(), resume: () => void audio.play().catch(reject), stop });
    });
    audio.play().catch(reject);
  });
}
