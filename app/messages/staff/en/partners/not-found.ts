/** Answers to a request for what is not there (any more); the error's screen shows them. */
export const en = {
	form: "There is no such form.",
	hotel: "There is no such hotel.",
	month: "There is no such month.",
	totem: "There is no such totem.",
	user: "There is no such user.",
};
