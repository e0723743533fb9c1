/** Forms that wait for the network. */
export const sending = {};
