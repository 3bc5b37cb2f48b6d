let count = 0;

/** The commands of the contract that were sent and have no result yet. A reload would lose their results. */
export const runningCommands = {
  any: (): boolean => count > 0,
  async during<T>(command: Promise<T>): Promise<T> {
    count += 1;
    try {
      return await command;
    } finally {
      count -= 1;
    }
  },
};
