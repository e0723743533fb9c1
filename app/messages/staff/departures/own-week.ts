import { staffTexts } from "../../staff-texts.ts";

/** The coming week of the guide or driver who is signed in. */
export const ownWeekTexts = /* @__PURE__ */ staffTexts({
	pageTitle: "My week · Staff",
	title: "My week",
	nothing: "Nothing is planned for you in these seven days.",
	noGuide:
		"Your account is not a guide’s or a driver’s. Ask the office to add your email to your name under “Guides and vans”.",
});
