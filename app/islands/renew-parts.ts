const longestWaitMilliseconds = 8000;

/**
 * Renews the parts of this page that say so (`renewed-part.ts`).
 *
 * @param ahead what a page says that was loaded before it was chosen; null for others.
 */
export function renew(ahead: string | null): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-renew]")) renewEach(part);
	for (const part of document.querySelectorAll<HTMLElement>("[data-own-time]")) showOwnTime(part);
	if (ahead) renewPage(ahead).catch(() => {});
}

/** Loads the page again if it has changed since it was loaded ahead. */
async function renewPage(ahead: string): Promise<void> {
	const answer = await fetch(location.href, {
		cache: "no-cache",
		headers: { accept: "text/html" },
		signal: AbortSignal.timeout(longestWaitMilliseconds),
	});
	if (!isOfPage(answer)) return;
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	// who has touched something keeps what he did
	const isUntouched = document.activeElement === document.body;
	if (isUntouched && page.body.innerHTML !== ahead) location.reload();
}

/** Our error page and a hotel network's own page say nothing about this one; that network sends another policy, or none. */
function isOfPage({ headers, ok, status }: Response): boolean {
	const isOurs = headers.get("Content-Security-Policy")?.startsWith("default-src 'none'");
	return Boolean(isOurs) && (ok || status === 404);
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
		if (!isOfPage(answer)) return false;
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

/** Says an instant of the island by the reader's clock, where that shows another time. */
function showOwnTime(part: HTMLElement): void {
	const { ownTime, island, locale } = part.dataset;
	const clock = (timeZone?: string) =>
		new Intl.DateTimeFormat(locale, {
			...{ weekday: "long", day: "numeric", month: "long" },
			...{ hour: "2-digit", minute: "2-digit", timeZone },
		}).format(Number(ownTime));
	const time = part.querySelector("time");
	if (!time || clock() === clock(island)) return;
	time.textContent = clock();
	part.hidden = false;
}
