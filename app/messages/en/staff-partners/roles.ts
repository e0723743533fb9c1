/** The roles of users; the names in code stand in `account/access.ts`. */
export const roles = {
	web: "web",
	partner: "partner",
	manager: "manager",
	admin: "admin",
	supervisor: "supervisor",
	guide: "guide",
	"cash-guide": "guide who takes cash",
	user: "user",
};
