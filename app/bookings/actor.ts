/** The member of staff behind a change; the name is copied into the history. */
export interface Actor {
	id: string;
	name: string;
	/** Who acts as this user, when somebody does. */
	impersonatorId: string | null;
}
