const preload = /<link rel="modulepreload"/g;

/**
 * Until the first frame is on its way; a page that nobody sees yet draws none and need not wait.
 * What stands in a template is neither fetched nor run, and is both as soon as it stands in the page.
 */
const wake = `((scripts) => {
	const wake = () => scripts.replaceWith(scripts.content);
	if (document.hidden) wake();
	else requestAnimationFrame(() => setTimeout(wake));
})(document.currentScript.previousElementSibling)`;

/**
 * Style sheet, fonts and the first picture come before the scripts: without them a page shows nothing,
 * without scripts it already works. So the scripts lie in a template until the page is painted, and then
 * leave the way to pictures that are still coming.
 *
 * @param nonce of the framework's own scripts: what else looks like its entry is left alone.
 */
export function paintFirst(rendered: string, nonce: string): string {
	const preloads = rendered.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
	const entry = new RegExp(
		`<script(?=[^>]* nonce="${nonce}")(?=[^>]* type="module")[^>]*>[\\s\\S]*?</script>`,
	);
	const [script] = rendered.match(entry) ?? [];
	if (!script) return rendered;
	const links = preloads.join("").replaceAll(preload, '$& fetchpriority="low"');
	return preloads
		.reduce((page, link) => page.replace(link, ""), rendered)
		.replace(
			script,
			() => `<template>${links}${script}</template><script nonce="${nonce}">${wake}</script>`,
		);
}
