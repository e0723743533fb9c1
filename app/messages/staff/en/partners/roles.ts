/** The roles of users; the names in code stand in `account/access.ts`. */
export const en = {
	web: "web",
	partner: "partner",
	manager: "manager",
	admin: "admin",
	supervisor: "supervisor",
	office: "office",
	guide: "guide",
	"cash-guide": "guide who takes cash",
	user: "user",
};

/** What each role may do, in one sentence. */
export const sentences = {
	web: "Reads the excursions, for a program and not for a person.",
	partner: "Sees the excursions and the bookings of the own hotel.",
	manager: "Reads bookings and departures, and makes new excursions.",
	admin: "Does everything except making a supervisor.",
	supervisor: "Does everything.",
	office: "Sells, changes and refunds bookings, runs departures and cash; changes no users.",
	guide: "Boards the guests of the own departures.",
	"cash-guide": "Boards the guests of the own departures and takes what they owe.",
	user: "Has an account, and no rights yet.",
};
