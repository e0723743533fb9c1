/**
 * The fields of an excursion by API name, which histories keep. `label` is the name of a field in history and in
 * the refusal of an older form, `caption` the one above its control, and `what` the one in messages; where these are missing, the label says
 * all three.
 */
export const en = {
	title: { label: "Title" },
	subtitle: { label: "Subtitle" },
	description: { label: "Description", hint: "An empty line begins a new paragraph." },
	category: { label: "Category" },
	comments: { label: "Notes for staff", what: "Notes" },
	price_adult: { label: "Adult price", caption: "Adult" },
	price_child: { label: "Child price", caption: "Child" },
	price_bebe: { label: "Baby price", caption: "Baby" },
	tax_rate: { label: "IGIC in the prices", caption: "IGIC in the prices, percent" },
	next_tax_rate: { label: "Next IGIC rate", caption: "Next rate, percent" },
	next_tax_from: {
		label: "Next IGIC rate from",
		caption: "From the day of travel",
		hint: "With the next rate; both empty while no change is known.",
	},
	cancellation_policy: { label: "Cancellation policy" },
	weather_note: {
		label: "Added to the weather clause",
		hint: "Read where this trip has a policy of its own with a weather clause: who decides, and until when.",
	},
	capacity: { label: "Seats" },
	start_time: { label: "Start", caption: "Starts" },
	cutoff_hours: {
		label: "Bookings close",
		what: "Hours before the start",
		caption: "Bookings close, hours before",
	},
	duration_minutes: { label: "Duration", caption: "Duration, minutes" },
	adult_from_age: { label: "Adult age", caption: "Adults from age" },
	child_from_age: { label: "Child age", caption: "Children from age" },
	minimum_age: { label: "Minimum age", caption: "Youngest guest, age" },
	needs_guide: { label: "Goes with a guide" },
	needs_vehicle: { label: "Goes with a vehicle" },
	van_cost: {
		label: "Cost of a van",
		caption: "Van and driver, per departure",
		hint: "What a departure costs you, whoever comes. The fill report takes it off; guests never see it.",
	},
	guide_cost: { label: "Cost of a guide", caption: "Guide, per departure" },
	included: { label: "Included", hint: "One thing a line." },
	not_included: { label: "Not included", hint: "One thing a line." },
	effort: { label: "Effort", hint: "As in “5 km, 380 m up, easy pace”." },
	what_to_bring: { label: "What to bring", hint: "One sentence for the voucher." },
	good_to_know: {
		label: "Good to know",
		hint: "One thing a line: toilets, steps, what may surprise.",
	},
	wheelchair: {
		label: "Wheelchair",
		options: { yes: "Yes, seated in it", folding: "Only folded", no: "Not possible" },
	},
	pram: {
		label: "Pram or pushchair",
		options: { yes: "Yes", folding: "Only folded", no: "Not possible" },
	},
	pregnancy: {
		label: "Pregnancy",
		options: { yes: "Fine", ask: "Ask us first", no: "Not suitable" },
	},
	swimming: {
		label: "Swimming",
		options: { needless: "Not needed", needed: "Must swim" },
	},
	least_height_cm: { label: "Smallest guest", caption: "Smallest guest, cm" },
	most_weight_kg: { label: "Heaviest guest", caption: "Heaviest guest, kg" },
	activity_place: {
		label: "Place of the activity",
		hint: "Where it begins after the pickups. Empty when it begins in the van.",
	},
	activity_time: {
		label: "Time of the activity",
		hint: "When everybody is there and it begins.",
	},
	isActive: { label: "On sale" },
};
