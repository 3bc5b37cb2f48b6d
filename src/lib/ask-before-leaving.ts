const ask = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};

let count = 0;

/** Until this is over, the browser asks before it closes or leaves the page. */
export async function askBeforeLeaving<Value>(value: Promise<Value>): Promise<Value> {
  // Unit tests run without a window.
  if (typeof addEventListener === 'undefined') return value;
  count += 1;
  addEventListener('beforeunload', ask);
  try {
    return await value;
  } finally {
    count -= 1;
    if (count === 0) removeEventListener('beforeunload', ask);
  }
}
