/** The way from an empty site to its first sale, as rows say it. */

export const firstSteps = [
	"operator",
	"pickupPoint",
	"excursion",
	"departure",
	"picture",
	"onSale",
	"payments",
	"sale",
] as const;
type FirstStep = (typeof firstSteps)[number];
/** 1: a row says so. */
export type StepsDone = Record<FirstStep, boolean | 0 | 1>;

/** Where each step is done. */
export const addressesOfSteps: Record<FirstStep, string | null> = {
	operator: "/dashboard/settings",
	pickupPoint: "/dashboard/points/point-new",
	excursion: "/dashboard/excursion/excursion-new",
	departure: "/dashboard/excursion",
	picture: "/dashboard/excursion",
	onSale: "/dashboard/excursion",
	// its keys are secrets, which no screen takes
	payments: null,
	sale: "/dashboard/bookings/new",
};

/** The first one that is not done; null when the site sells. */
export function nextStep(done: StepsDone): FirstStep | null {
	return firstSteps.find((step) => !done[step]) ?? null;
}
