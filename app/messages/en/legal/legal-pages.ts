/** What stands around terms, privacy and imprint. */
export const legalPages = {
	heading: "The small print, in plain words",
	navigation: "Small print",
	onThisPage: "On this page",
	whatThisMeans: "What this means",
};
