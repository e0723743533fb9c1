import { staffTexts } from "../../staff-texts.ts";

/** What staff did to an excursion, pickup point or hotel; the name of the member of staff stands before it. */
export const catalogueHistoryTexts = /* @__PURE__ */ staffTexts({
	created: "created it",
	saved: "saved it",
	savedParts: ({ saved, parts }: { saved: string; parts: string[] }) =>
		[saved, ...parts].join(" · "),
	/** Parts of an excursion that are no fields. */
	parts: {
		day_languages: "Days and languages",
		pickups: "Pickups",
		pictures: "Pictures",
		textsIn: ({ language }: { language: string }) => `Texts in ${language}`,
	},
	deleted: "deleted it",
	use: { "taken into use": "took it into use", "taken out of use": "took it out of use" },
	picture: { added: "added a picture", removed: "removed a picture" },
	day: {
		closed: ({ date }: { date: string }) => `closed ${date}`,
		opened: ({ date }: { date: string }) => `opened ${date}`,
		seats: ({ date, seats }: { date: string; seats: number }) => `set ${seats} seats on ${date}`,
		start: ({ date, start }: { date: string; start: string }) => `set start ${start} on ${date}`,
		asUsual: ({ date }: { date: string }) => `made ${date} a day as usual`,
		team: ({ date, names }: { date: string; names: string }) => `${date}: ${names}`,
		noTeam: ({ date }: { date: string }) => `${date}: nobody and no vehicle`,
	},
	totem: {
		enrolled: ({ name }: { name: string }) => `enrolled the totem "${name}"`,
		revoked: ({ totem }: { totem: number }) => `revoked totem ${totem}`,
	},
	/** A hotel's money of a month, marked at once; `bookings` counts them. */
	month: {
		collect: ({ month, bookings }: { month: string; bookings: number }) =>
			`marked ${month} as collected, bookings: ${bookings}`,
		uncollect: ({ month, bookings }: { month: string; bookings: number }) =>
			`marked ${month} as not collected after all, bookings: ${bookings}`,
	},
});
