/**
 * Decides before the first paint who shows the home page: the document that the server has rendered, or the tool, for an
 * address behind the hash and for somebody who is signed in. The tool's files wait in a template until then.
 */
(() => {
  /** @type {HTMLTemplateElement} */
  const tool = document.getElementById('tool');
  const isAsked = () => location.hash.startsWith('#/');
  const isSignedIn = () => {
    try {
      return localStorage.getItem('valorisation.token') !== null;
    } catch {
      return false;
    }
  };
  const start = () => {
    if (document.documentElement.dataset.tool !== undefined) return;
    document.documentElement.dataset.tool = '';
    document.head.append(document.importNode(tool.content, true));
  };
  if (isAsked() || isSignedIn()) start();
  else window.addEventListener('hashchange', () => isAsked() && start());
})();
