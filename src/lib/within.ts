/** The value if it comes in time, otherwise undefined. */
export function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([value, end]).finally(() => {
    clearTimeout(timer);
  });
}
