/** Kinds of emergency in the order of the choices (EMERG-1). They are also the ids of their sections. */
export const emergencyKinds = ['water', 'gas', 'sewage'] as const;
