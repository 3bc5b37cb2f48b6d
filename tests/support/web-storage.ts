/** A browser's Storage in memory; what it holds is `items`. */
export class WebStorage {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

const refuse = (name: string) => (): never => {
  throw new DOMException('Refused', name);
};

/** Storage whose every method throws. */
export const forbiddenStorage = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
};

/** Storage that can be read and cleared but takes nothing more. */
export class FullStorage extends WebStorage {
  override setItem = refuse('QuotaExceededError');
}
