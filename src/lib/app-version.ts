/** Shown on the contact page. A test compares it with package.json. */
export const appVersion = '1.1.14';
