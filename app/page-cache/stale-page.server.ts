import type { Environment } from "#app/configuration/environment.server.ts";

/**
 * A kept page for when the database is down: with a notice of its age and without scripts, which
 * would ask for data that can't be had. Links and forms work without them.
 */
export function addStaleNotice(html: string, notice: string): string {
	// after the skip link, which must stay the first link
	return withoutScripts(html).replace(/<header\b/, (header) => notice + header);
}

/** The page as a browser without JavaScript needs it; structured data for search engines stays. */
export function withoutScripts(html: string): string {
	return html
		.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
		.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

export function staleNotice(
	{ timeZone, operator }: Pick<Environment, "timeZone" | "operator">,
	madeAt: number,
	now: number,
): string {
	const phone = escapeHtml(operator.phone);
	return `<aside aria-label="About this page" class="bg-sun text-basalt print:hidden"><div class="wrap py-3 text-sm"><p class="max-w-none"><strong>You see this page as it was ${instantOf(madeAt, now, timeZone)}.</strong> Our booking system does not answer at the moment, so you can’t book here for some minutes. Nothing that you have booked is lost. To book at once, call <a class="whitespace-nowrap font-semibold text-ink" href="tel:${operator.phone.replaceAll(/[^+\d]/g, "")}">${phone}</a>.</p></div></aside>`;
}

/** "at 14:32" on the island's clock; with the day if it is not today. */
function instantOf(madeAt: number, now: number, timeZone: string): string {
	const day = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "long" });
	const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(madeAt);
	const isToday = day.format(madeAt) === day.format(now);
	const iso = new Date(madeAt).toISOString();
	return `${isToday ? "" : `on ${day.format(madeAt)} `}at <time datetime="${iso}">${time}</time>, island time`;
}

function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
