export const notFound = {
  // the headings are English in every locale; the line below is translated.
  notFoundHeading: 'Page Not Found',
  notFound: "We couldn't find the page you were looking for",
  terminatedHeading: 'Page not found',
  terminated: 'This service is no longer available',
  terminatedNext: 'If you still have money in your wallet, contact the service, for example on LINE',
} as const;
