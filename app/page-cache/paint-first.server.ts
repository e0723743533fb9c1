/**
 * Style sheet, fonts and the first picture come before the scripts: without them a page shows nothing,
 * without scripts it can at least be read.
 */
export function paintFirst(rendered: string): string {
	const preload = '<link rel="modulepreload"';
	return rendered.replaceAll(preload, `${preload} fetchpriority="low"`);
}

/**
 * Waits until the first frame is on its way; a page that nobody sees yet draws none and need not wait.
 * What stands in a template is neither fetched nor run, and is both as soon as it stands in the page.
 */
const wake = `((scripts) => {
	const wake = () => scripts.replaceWith(scripts.content);
	if (document.hidden) wake();
	else requestAnimationFrame(() => setTimeout(wake));
})(document.currentScript.previousElementSibling)`;

/**
 * The same page, which asks for its scripts when it is painted: until then all of the line belongs to
 * what can be seen. Only for pages whose links and forms work without scripts.
 *
 * @param nonce of the framework's own scripts: what else looks like its entry is left alone.
 */
export function wakeWhenPainted(page: string, nonce: string): string {
	const script = [...page.matchAll(modules)].find(([, ownNonce]) => ownNonce === nonce)?.[0];
	if (!script) return page;
	const preloads: string[] = [];
	const still = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
		preloads.push(link);
		return "";
	});
	const scripts = `<template>${preloads.join("")}${script}</template><script nonce="${nonce}">${wake}</script>`;
	return still.replace(script, () => scripts);
}

/** With their nonce. An expression for each nonce would be compiled for each page. */
const modules = /<script(?=[^>]* nonce="([^"]*)")(?=[^>]* type="module")[^>]*>[\s\S]*?<\/script>/g;
