/** The state of a booking and of its money, in a word or two, and how it came about. */
export const en = {
	status: {
		pending: "Pending",
		confirmed: "Confirmed",
		cancelled: "Cancelled",
		expired: "Expired",
	},
	money: {
		bankDecides: "Bank decides",
		hotelPaysBack: "Hotel pays back",
		lostToBank: "Lost to the bank",
		disputed: "Disputed",
		kept: "Kept",
		partlyPaid: "Partly paid",
		paidAtHotel: "Paid at hotel",
		paid: "Paid",
		hotelCollects: "Hotel collects",
		toCollect: "To collect",
		paidBack: "Paid back",
		free: "Free of charge",
		refunded: "Refunded",
		waiting: "Waiting",
		notPaid: "Not paid",
	},
	/** Money that must go back, by the reason. */
	due: {
		seats_gone: "Paid late",
		paid_twice: "Paid twice",
		not_owed: "Not owed",
		wrong_amount: "Wrong amount",
		cancelled: "Refund due",
		goodwill: "Part goes back",
	},
	/** Who or what made the booking. */
	sources: {
		web: "web",
		totem: "totem",
		phone: "phone",
		desk: "desk",
		"walk-up": "walk-up",
		email: "email",
		agent: "agent",
		hotel: "hotel",
		"waiting list": "waiting list",
	},
	/** Stands for the hotel that sold, where none did, by the booking's source. */
	soldByUs: {
		web: "us, on the website",
		totem: "us, on a totem",
		phone: "us, by phone",
		desk: "us, at the desk",
		"walk-up": "us, as a walk-up",
		email: "us, by email",
		agent: "us, through an agent",
		hotel: "us, through a hotel",
		"waiting list": "us, from the waiting list",
	},
};
