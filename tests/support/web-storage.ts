/** A Storage in memory with its content in `items`. */
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

/** Storage with methods that always throw. */
export const forbiddenStorage = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
};

/** Storage that is full: reading and removing work, writing throws. */
export class FullStorage extends WebStorage {
  override setItem = refuse('QuotaExceededError');
}
