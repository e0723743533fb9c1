/**
 * Until a page's scripts run, the browser itself sends its forms: a second press stops waiting for the
 * answer to the first, but not what the first has begun. The same form with the same words goes once,
 * unless no answer came for half a minute. With scripts, the dashboard's forms see to that by themselves
 * (`press-once.ts`, 0174).
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

/**
 * The same page, whose forms are sent once however often they are pressed.
 *
 * @param nonce of the framework's own scripts.
 */
export function withSingleSubmit(page: string, nonce: string): string {
	const end = page.lastIndexOf("</body>");
	if (end < 0 || !page.includes('method="post"')) return page;
	return `${page.slice(0, end)}<script nonce="${nonce}">${watch}</script>${page.slice(end)}`;
}
