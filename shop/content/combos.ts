export const comboIds = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
