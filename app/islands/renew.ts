const longestWaitMilliseconds = 8000;

/** Renews the parts of this page that say so (`renewed-part.ts`). */
export function renewParts(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-renew]")) renewEach(part);
}

function renewEach(part: HTMLElement): void {
	const { renew, renewForget, renewFrom, renewUntil } = part.dataset;
	const seconds = Number(renew);
	const from = Number(renewFrom ?? 0);
	const until = Number(renewUntil ?? Number.POSITIVE_INFINITY);
	let isAsking = false;
	let askedAt = Date.now();
	let heardAt = Date.now();
	const look = async () => {
		const now = Date.now();
		if (document.hidden || isAsking || now < from || now > until) return;
		if (now - askedAt < seconds * 500) return;
		askedAt = now;
		isAsking = true;
		const isHeard = navigator.onLine && (await renewOnce(part));
		isAsking = false;
		if (isHeard) heardAt = Date.now();
		else if (renewForget && Date.now() - heardAt > Number(renewForget) * 1000)
			part.replaceChildren();
	};
	setInterval(look, seconds * 1000);
	document.addEventListener("visibilitychange", look);
}

/** False without an answer. */
async function renewOnce(part: HTMLElement): Promise<boolean> {
	try {
		const answer = await fetch(location.href, {
			cache: "no-store",
			headers: { accept: "text/html" },
			signal: AbortSignal.timeout(longestWaitMilliseconds),
		});
		// Our error page and a hotel network's own page do not contain this part.
		const isOurs = answer.headers.has("X-Request-Id");
		if (!isOurs || (!answer.ok && answer.status !== 404)) return false;
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const again = page.getElementById(part.id);
		if (again?.dataset.renewUnknown !== undefined) return false;
		if (!again || answer.redirected) location.replace(answer.url);
		// inside the element, which screen readers watch
		else if (again.innerHTML !== part.innerHTML) part.replaceChildren(...again.childNodes);
		return true;
	} catch {
		return false;
	}
}
