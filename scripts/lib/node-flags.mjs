/**
 * How Node runs the product; the Dockerfile has the same flags. A larger young generation keeps the rows of a list, which
 * live as long as their answer, out of the old generation. V8 collects the old generation earlier when it has a limit.
 */
export const NODE_FLAGS = [
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=32',
  '--max-old-space-size=1024',
];

/** The scripts check the version of Node; the S3 client would print its own warning during a start. */
export const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
