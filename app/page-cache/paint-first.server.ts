/** Fetches styles, fonts and first picture before scripts: the page is readable without. */
export function paintFirst(rendered: string): string {
	const preload = '<link rel="modulepreload"';
	return rendered.replaceAll(preload, `${preload} fetchpriority="low"`);
}

/**
 * Waits for the first frame; a hidden page draws none and does not wait. Scripts in a template are
 * neither fetched nor run until they are moved out of it.
 */
const wake = `((scripts) => {
	const wake = () => scripts.replaceWith(scripts.content);
	if (document.hidden) wake();
	else requestAnimationFrame(() => setTimeout(wake));
})(document.currentScript.previousElementSibling)`;

/**
 * Delays a page's scripts until it is painted, so that they do not compete with what is visible.
 * Only for pages whose links and forms work without scripts. @param nonce of the framework's
 * scripts; other scripts stay unchanged.
 */
export function delayScriptsUntilPainted(page: string, nonce: string): string {
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

/** Matches every nonce: a regular expression for each page's nonce would be compiled each time. */
const modules = /<script(?=[^>]* nonce="([^"]*)")(?=[^>]* type="module")[^>]*>[\s\S]*?<\/script>/g;
