/**
 * How Node runs the product; the Dockerfile says the same. The larger young generation spares lists of hundreds of rows,
 * which live as long as their answer, from being moved among the long-lived objects.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=32'];
