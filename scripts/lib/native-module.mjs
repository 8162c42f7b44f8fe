/**
 * Transforms a module for Jest into the one that Node itself loads, once for a worker and shared by its files of tests:
 * the built product and its libraries are not compiled, read and run anew for each file.
 */
export default {
  process(source, file, { transformerConfig: { commonJs = false } }) {
    const shared = `module.exports = loadNatively(${JSON.stringify(file)});`;
    // Jest's hook on Node's own `require` sends CommonJS of the product through here too: there it stays as it is.
    return { code: commonJs ? `if (typeof loadNatively === 'function') {${shared}} else {${source}\n}` : shared };
  },
};
