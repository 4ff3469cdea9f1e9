export function makeCluster(programs: string): Promise<{
  url: string;
  start: () => Promise<{ stop: () => Promise<void> }>;
  remove: () => void;
}>;
