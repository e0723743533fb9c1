/**
 * Before hydration the browser sends forms itself, and a second press sends a form twice. This
 * script sends the same form with the same content once, unless no answer came for half a minute.
 * After hydration the dashboard's forms do this themselves (`ignore-double-submit.ts`, 0174).
 */
const watch = `(() => {
	let sent;
	const words = ({ target, submitter }) =>
		JSON.stringify(
			[submitter?.getAttribute("formaction"), submitter?.name, submitter?.value, ...new FormData(target)],
			(_key, value) => (value instanceof File ? [value.name, value.size, value.lastModified] : value),
		);
	addEventListener("submit", (event) => {
		const isAgain = sent?.form === event.target && event.timeStamp - sent.at < 30000;
		if (!isAgain || sent.words !== words(event)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	}, true);
	addEventListener("submit", (event) => {
		if (event.defaultPrevented || event.target.method !== "post") return;
		sent = { form: event.target, words: words(event), at: event.timeStamp };
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) sent = undefined;
	});
})()`;

/** @param nonce of the framework's own scripts. */
export function withSingleSubmit(page: string, nonce: string): string {
	const end = page.lastIndexOf("</body>");
	if (end < 0 || !page.includes('method="post"')) return page;
	return `${page.slice(0, end)}<script nonce="${nonce}">${watch}</script>${page.slice(end)}`;
}
