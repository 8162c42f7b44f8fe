/**
 * How Node runs the product; the Dockerfile says the same. The larger young generation spares lists of hundreds of rows,
 * which live as long as their answer, from being moved among the long-lived objects. With a bound of the old one V8 looks
 * for garbage before it takes the fourfold of what lives, which a machine of 24 GB would let it do.
 */
export const NODE_FLAGS = [
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=32',
  '--max-old-space-size=1024',
];

/** Which Node will do is said by us, at once and in one place; the S3 client would say its own in the middle of a start. */
export const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
