/**
 * A search is an address, so without a network the browser would show its own error page: ours stays, with what was
 * chosen and a sentence.
 */
export function keepSearchWithoutNetwork(): void {
	addEventListener("submit", (event) => {
		const { target } = event;
		const notice =
			target instanceof Element && target.querySelector<HTMLElement>("[data-no-network]");
		if (!notice) return;
		notice.hidden = navigator.onLine;
		if (!navigator.onLine) event.preventDefault();
	});
}
