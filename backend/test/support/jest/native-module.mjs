/**
 * Transforms a module for Jest into the one that Node itself loads, once for a worker and shared by its files of tests:
 * the built product and its libraries are not compiled, read and run anew for each file. Of a source that is what has been
 * built of it.
 */
export default {
  process(source, file, { transformerConfig: { commonJs = false } }) {
    const built = file.endsWith('.ts') ? file.replace(/([\\/])src([\\/].*)\.ts$/, '$1dist$2.js') : file;
    const shared = `module.exports = loadNatively(${JSON.stringify(built)});`;
    // Jest's hook on Node's own `require` sends CommonJS of the product through here too: there it stays as it is.
    return { code: commonJs ? `if (typeof loadNatively === 'function') {${shared}} else {${source}\n}` : shared };
  },
};
