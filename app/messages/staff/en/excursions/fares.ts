/** Other prices for some guests of an excursion: the list for staff, and the form of one. */
export const en = {
	title: "Fares",
	list: {
		title: "Who pays another price",
		hint: "Residents, seniors, students. Bookings keep the fares at which they were sold.",
		none: "No fare yet.",
		percentOff: ({ percent, guests }: { percent: number; guests: string }) =>
			`${percent} % less than ${guests}`,
		price: ({ price, guests }: { price: string; guests: string }) =>
			`${price} on every departure, counted among the ${guests}`,
		adults: "adults",
		children: "children",
		bebe: "babies",
		fromAge: ({ age }: { age: number }) => `from ${age} years`,
		toAge: ({ age }: { age: number }) => `up to ${age} years`,
		proof: ({ proof }: { proof: string }) => `Shows on the day: ${proof}`,
	},
	form: {
		proof: "What the guest shows on the day",
		proofHint: "For example: DNI or certificate of residence. Empty: nothing.",
		countsAs: "Counted among",
		countsAsHint: "It takes a seat as one of them. This stays as it is once the fare is made.",
		adults: "Adults",
		children: "Children",
		bebe: "Babies",
		percentOff: "Percent less than they pay",
		price: ({ currency }: { currency: string }) => `Or a price of its own, ${currency}`,
		priceHint: "The same on every departure, unless a price rule names the fare.",
		fromAge: "First year of age",
		toAge: "Last year of age",
		ageHint: "Empty: any age.",
	},
	errors: {
		countsAs: "Choose whom it counts among",
		age: "Type a whole number up to 99, or nothing",
		ages: "The last year of age is before the first",
		percentOff: "Type a whole number from 1 to 100, or nothing",
		price: "Type a price up to 10000, like 48 or 48.50, or nothing",
		onePrice: "Give a percentage or a price of its own, one of the two",
		staysSo: "What a fare counts as stays as it is: retire this one and add another",
	},
};
