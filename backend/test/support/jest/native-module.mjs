/**
 * Makes Jest use the module that Node itself loads, once for a worker and shared by its test files: the built product
 * and its libraries are not compiled and run for each file. A source is replaced by its build.
 */
export default {
  process(source, file, { transformerConfig: { commonJs = false } }) {
    const built = file.endsWith('.ts') ? file.replace(/([\\/])src([\\/].*)\.ts$/, '$1dist$2.js') : file;
    const shared = `module.exports = loadNatively(${JSON.stringify(built)});`;
    // Jest's hook on Node's own `require` sends CommonJS modules of the product through here, too; these stay
    // unchanged.
    return { code: commonJs ? `if (typeof loadNatively === 'function') {${shared}} else {${source}\n}` : shared };
  },
};
