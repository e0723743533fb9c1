/** Every kind of page that a guest may open, without a language. */
export function guestPages(trip: { id: string }, { confirmId }: { confirmId: string }): string[] {
	return [
		"/",
		`/excursion/${trip.id}`,
		"/excursion/excursions",
		"/excursion/contact",
		"/legal/terms",
		"/legal/privacy",
		"/legal/imprint",
		"/booking",
		"/octo",
		"/nowhere",
		"/payment/error",
		`/payment/success?confirmId=${confirmId}`,
		`/booking/${confirmId}`,
		`/booking/${confirmId}/cancel`,
		`/booking/${confirmId}/change`,
	];
}
