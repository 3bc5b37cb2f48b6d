/** The version of the app that the contact page shows; a test holds it to package.json. */
export const appVersion = '1.1.14';
