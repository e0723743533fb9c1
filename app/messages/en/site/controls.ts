/** Parts that every screen has, whoever reads it. */
export const controls = {
	loadingPage: "Loading the page",
	close: "Close",
};
