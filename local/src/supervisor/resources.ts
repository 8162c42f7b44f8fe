/** The parts started so far. They stop in the opposite order, each even if another one fails to stop. */
export interface Resources {
  add(stop: () => Promise<void>, kill?: () => void): void;
  stopAll(): Promise<void>;
  /** At once and in any order, for a second Ctrl-C. */
  killAll(): void;
}

export function createResources(onFailure: (error: unknown) => void): Resources {
  const started: { stop: () => Promise<void>; kill: (() => void) | undefined }[] = [];
  return {
    add: (stop, kill) => void started.push({ stop, kill }),
    stopAll: async () => {
      for (const { stop } of started.toReversed()) await stop().catch(onFailure);
    },
    killAll: () => started.forEach(({ kill }) => kill?.()),
  };
}
