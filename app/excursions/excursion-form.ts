/** The editor's form, read into the fields of the calls; the browser and the server read it alike. */

/** Names of the text fields whose value is a number. */
const numbers = [
	"price_adult",
	"price_child",
	"price_bebe",
	"capacity",
	"duration_minutes",
	"cutoff_hours",
	"adult_from_age",
	"child_from_age",
	"minimum_age",
	"version",
] as const;

const texts = [
	"id",
	"title",
	"subtitle",
	"description",
	"comments",
	"category",
	"start_time",
	"effort",
	"included",
	"not_included",
	"what_to_bring",
	"activity_place",
	"activity_time",
] as const;

/** Input of `excursionChangeSchema` or `excursionCreationSchema`, not yet checked. */
export function excursionInputOf(form: FormData): Record<string, unknown> {
	const input: Record<string, unknown> = { isActive: form.has("isActive") };
	for (const name of texts) if (form.has(name)) input[name] = lines(String(form.get(name)));
	for (const name of numbers) if (form.has(name)) input[name] = numberOf(String(form.get(name)));
	input.day_languages = dayLanguagesOf(form);
	if (form.has("pickups")) input.pickups = pickupsOf(form, String(form.get("id")));
	if (form.has("pictures")) {
		input.pictures = picturesOf(form);
		input.removed_pictures = form.getAll("remove_picture").map(Number);
	}
	return input;
}

/** "64,50" is a price too; an empty field is no zero. */
export function numberOf(text: string): number {
	const plain = text.trim().replace(",", ".");
	return plain === "" ? Number.NaN : Number(plain);
}

/** Browsers send the lines of a text area with carriage returns. */
function lines(text: string): string {
	return text.replaceAll("\r\n", "\n");
}

function dayLanguagesOf(form: FormData): Record<string, string[]> {
	const days: Record<string, string[]> = {};
	for (const day of ["0", "1", "2", "3", "4", "5", "6"]) {
		const languages = form.getAll(`day_languages[${day}]`).map(String);
		if (languages.length > 0) days[day] = languages;
	}
	return days;
}

/** Each row has its point and its time; a row marked for removal, or still empty, is none. */
function pickupsOf(form: FormData, excursionId: string) {
	const removed = new Set(form.getAll("remove_pickup").map(String));
	const times = form.getAll("pickup_time").map(String);
	const titles = form.getAll("pickup_title").map(String);
	return form
		.getAll("pickup_point")
		.map((point, index) => ({ point: String(point), time: times[index], title: titles[index] }))
		.filter(({ point }) => point !== "" && !removed.has(point))
		.map(({ point, time, title }) => ({
			excursion_id: excursionId,
			pickup_time: time ?? "",
			pickup_point: { title: title || "Pickup point", point_id: Number(point) },
		}));
}

/** In the order of the page, one of them moved where a button said so; removed ones are left out. */
function picturesOf(form: FormData) {
	const removed = new Set(form.getAll("remove_picture").map(String));
	const alts = form.getAll("picture_alt").map(String);
	const all = form
		.getAll("picture")
		.map((id, index) => ({ id: String(id), alt: alts[index] ?? "" }));
	const [way, moved] = String(form.get("move") ?? "").split(":");
	return moveBy(
		all,
		all.findIndex(({ id }) => id === moved),
		way === "left" ? -1 : 1,
	)
		.filter(({ id }) => !removed.has(id))
		.map(({ id, alt }) => ({ id: Number(id), alt }));
}

/** One item a place further; over the edge nothing moves. */
export function moveBy<Item>(items: readonly Item[], from: number, step: number): Item[] {
	return moveTo(items, from, from + step);
}

export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	if (item === undefined || from < 0 || to < 0 || to >= items.length) return [...items];
	return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
